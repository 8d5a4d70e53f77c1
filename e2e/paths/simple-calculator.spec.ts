import { walkPaths } from "./walk-paths.ts"
import { simpleCalculatorPaths } from "./simple-calculator.paths.ts"
import { test } from "../test.ts"

test("paths of simpleCalculator, zipCheck and countryHint", ({ contexts }) =>
  walkPaths(contexts, simpleCalculatorPaths))
