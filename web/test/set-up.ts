import { configure } from "@testing-library/react";

// The machine that runs the tests may be busy with others; a test that fails waits in vain all the same.
configure({ asyncUtilTimeout: 30_000 });
