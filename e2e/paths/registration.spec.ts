import { test } from "@playwright/test"
import { walkPaths } from "./paths.ts"
import { registrationPaths } from "./registration.paths.ts"

test("paths of registration", ({ browser }) => walkPaths(browser, registrationPaths))
