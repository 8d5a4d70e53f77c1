import { walkPaths } from "./walk-paths.ts"
import { sepaMandatePaths } from "./sepa-mandate.paths.ts"
import { test } from "../test.ts"

test("paths of sepaMandate", ({ contexts }) => walkPaths(contexts, sepaMandatePaths))
