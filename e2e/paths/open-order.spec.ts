import { openOrderPaths } from "./open-order.paths.ts"
import { walkPaths } from "./walk-paths.ts"
import { test } from "../test.ts"

test("paths of openOrder", ({ contexts }) => walkPaths(contexts, openOrderPaths))
