import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { routeFiles, routesText, wireKeysText } from "./client/generate.ts"

const folder = join(import.meta.dirname, "../src/services/client")
for (const file of routeFiles) writeFileSync(join(folder, `${file}.gen.ts`), routesText(file))
writeFileSync(join(folder, "wire-keys.gen.ts"), wireKeysText())
