import { configure } from "@testing-library/react";

// The machine may be busy; a failing test only takes longer.
configure({ asyncUtilTimeout: 120_000 });
