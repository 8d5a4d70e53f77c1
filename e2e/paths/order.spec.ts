import { orderPaths } from "./order.paths.ts"
import { walkPaths } from "./paths.ts"
import { test } from "../test.ts"

test("paths of order", ({ contexts }) => walkPaths(contexts, orderPaths))
