import { bulkOrderPaths } from "./bulk-order.paths.ts"
import { walkPaths } from "./walk-paths.ts"
import { test } from "../test.ts"

test("paths of bulkOrder", ({ contexts }) => walkPaths(contexts, bulkOrderPaths))
