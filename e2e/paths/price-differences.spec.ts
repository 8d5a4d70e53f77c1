import { walkPaths } from "./walk-paths.ts"
import { priceDifferencesPaths } from "./price-differences.paths.ts"
import { test } from "../test.ts"

test("paths of priceDifferences", ({ contexts }) => walkPaths(contexts, priceDifferencesPaths))
