import { orderStartPaths } from "./order-start.paths.ts"
import { walkPaths } from "./walk-paths.ts"
import { test } from "../test.ts"

test("paths of orderStart", ({ contexts }) => walkPaths(contexts, orderStartPaths))
