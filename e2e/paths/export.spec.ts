import { exportPaths } from "./export.paths.ts"
import { walkPaths } from "./walk-paths.ts"
import { test } from "../test.ts"

test("paths of export", ({ contexts }) => walkPaths(contexts, exportPaths))
