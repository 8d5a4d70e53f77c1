import { test } from "@playwright/test"
import { walkPaths } from "./paths.ts"
import { priceDifferencesPaths } from "./price-differences.paths.ts"

test("paths of priceDifferences", ({ browser }) => walkPaths(browser, priceDifferencesPaths))
