import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { routesText, wireKeysText } from "./client/generate.ts"

const folder = join(import.meta.dirname, "../src/services/client")
writeFileSync(join(folder, "routes.gen.ts"), routesText())
writeFileSync(join(folder, "wire-keys.gen.ts"), wireKeysText())
