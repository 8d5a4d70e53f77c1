import { instalmentPlanPaths } from "./instalment-plan.paths.ts"
import { walkPaths } from "./walk-paths.ts"
import { test } from "../test.ts"

test("paths of instalmentPlan", ({ contexts }) => walkPaths(contexts, instalmentPlanPaths))
