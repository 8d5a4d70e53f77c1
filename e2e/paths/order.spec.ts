import { orderPaths } from "./order.paths.ts"
import { walkPaths } from "./walk-paths.ts"
import { test } from "../test.ts"

test("paths of order", ({ contexts }) => walkPaths(contexts, orderPaths))
