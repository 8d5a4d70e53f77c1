import { calculatorPaths } from "./calculator.paths.ts"
import { walkPaths } from "./walk-paths.ts"
import { test } from "../test.ts"

test("paths of calculator", ({ contexts }) => walkPaths(contexts, calculatorPaths))
