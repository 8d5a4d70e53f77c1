import { openOrdersPaths } from "./open-orders.paths.ts"
import { walkPaths } from "./paths.ts"
import { test } from "../test.ts"

test("paths of openOrders", ({ contexts }) => walkPaths(contexts, openOrdersPaths))
