import { walkPaths } from "./walk-paths.ts"
import { registrationPaths } from "./registration.paths.ts"
import { test } from "../test.ts"

test("paths of registration", ({ contexts }) => walkPaths(contexts, registrationPaths))
