import { progressPaths } from "./progress.paths.ts"
import { walkPaths } from "./walk-paths.ts"
import { test } from "../test.ts"

test("paths of progress", ({ contexts }) => walkPaths(contexts, progressPaths))
