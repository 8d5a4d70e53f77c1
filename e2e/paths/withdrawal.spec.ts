import { walkPaths } from "./walk-paths.ts"
import { test } from "../test.ts"
import { withdrawalPaths } from "./withdrawal.paths.ts"

test("paths of withdrawal", ({ contexts }) => walkPaths(contexts, withdrawalPaths))
