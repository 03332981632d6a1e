export type {
  CatalogueItem,
  FeeBand,
  ItemColor,
  ItemMethod,
  MethodId,
  PrintArea,
  Size,
  TaxDivision,
  ViewId,
} from "./item.ts";
