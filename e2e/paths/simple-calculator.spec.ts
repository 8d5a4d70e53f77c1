import { test } from "@playwright/test"
import { walkPaths } from "./paths.ts"
import { simpleCalculatorPaths } from "./simple-calculator.paths.ts"

test("paths of simpleCalculator, zipCheck and countryHint", ({ browser }) =>
  walkPaths(browser, simpleCalculatorPaths))
