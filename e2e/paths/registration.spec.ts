import { walkPaths } from "./paths.ts"
import { registrationPaths } from "./registration.paths.ts"
import { test } from "../test.ts"

test("paths of registration", ({ contexts }) => walkPaths(contexts, registrationPaths))
