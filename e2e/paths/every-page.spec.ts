import { test } from "../test.ts"
import { walkedPages } from "./harness/pages.ts"

for (const { title, walk } of walkedPages) test(title, ({ contexts }) => walk(contexts))
