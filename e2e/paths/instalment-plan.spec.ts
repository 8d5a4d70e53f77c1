import { instalmentPlanPaths } from "./instalment-plan.paths.ts"
import { walkPaths } from "./paths.ts"
import { test } from "../test.ts"

test("paths of instalmentPlan", ({ contexts }) => walkPaths(contexts, instalmentPlanPaths))
