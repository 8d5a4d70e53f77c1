import { test } from "@playwright/test"
import { bulkOrderPaths } from "./bulk-order.paths.ts"
import { walkPaths } from "./paths.ts"

test("paths of bulkOrder", ({ browser }) => walkPaths(browser, bulkOrderPaths))
