import { test } from "@playwright/test"
import { calculatorPaths } from "./calculator.paths.ts"
import { walkPaths } from "./paths.ts"

test("paths of calculator", ({ browser }) => walkPaths(browser, calculatorPaths))
