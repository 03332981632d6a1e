-- Tags that were drawn on since they were last finished, or were begun only, also of completed items, whose copies are drafts. Compared without the
-- places where nothing is seen: no version has them. Looked for before the table is locked: it takes a minute for each hundred thousand tags.
CREATE TEMPORARY TABLE "tags_ahead" ON COMMIT DROP AS
WITH "work" AS (
  SELECT "item"."user_id", "item"."product_id", "design"."step",
    CASE WHEN "version"."id" IS NULL THEN jsonb_path_exists("design"."document", '$.areas[*].layers[*]')
      ELSE "version"."document" <> "design"."document" || jsonb_build_object('areas', coalesce((
        SELECT jsonb_agg("area" ORDER BY "place")
        FROM jsonb_array_elements("design"."document" -> 'areas') WITH ORDINALITY AS "areas" ("area", "place")
        WHERE jsonb_path_exists("area", '$.layers[*] ? (@.hidden == false)')
      ), '[]')) END AS "is_ahead"
  FROM "designs" "design"
  JOIN "my_items" "item" ON "item"."user_id" = "design"."user_id" AND "item"."product_id" = "design"."product_id"
  LEFT JOIN "design_versions" "version" ON "version"."user_id" = "item"."user_id"
    AND "version"."id" = CASE "design"."step" WHEN 2 THEN "item"."name_tag_version_id" ELSE "item"."hang_tag_version_id" END
  WHERE "design"."step" IN (2, 3)
)
SELECT "user_id", "product_id", bool_or("step" = 2) AS "name_tag", bool_or("step" = 3) AS "hang_tag"
FROM "work" WHERE "is_ahead" GROUP BY "user_id", "product_id";--> statement-breakpoint
ALTER TABLE "my_items" ADD COLUMN "name_tag_is_ahead" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "my_items" ADD COLUMN "hang_tag_is_ahead" boolean DEFAULT false NOT NULL;--> statement-breakpoint
WITH "ahead" AS MATERIALIZED (SELECT * FROM "tags_ahead")
UPDATE "my_items" "item" SET "name_tag_is_ahead" = "ahead"."name_tag", "hang_tag_is_ahead" = "ahead"."hang_tag"
FROM "ahead"
WHERE "item"."user_id" = "ahead"."user_id" AND "item"."product_id" = "ahead"."product_id";
