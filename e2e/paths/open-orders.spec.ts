import { openOrdersPaths } from "./open-orders.paths.ts"
import { walkPaths } from "./walk-paths.ts"
import { test } from "../test.ts"

test("paths of openOrders", ({ contexts }) => walkPaths(contexts, openOrdersPaths))
