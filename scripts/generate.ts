import { generate } from "./generate/generated.ts"

const [option, ...rest] = process.argv.slice(2)
if (rest.length > 0 || (option !== undefined && option !== "--check")) {
  console.error("npm run generate takes nothing, or --check, which fails when something has changed.")
  process.exit(2)
}
const changed = await generate()
for (const file of changed) console.log(`changed: ${file}`)
if (changed.length === 0) console.log("Everything that is generated is as it was.")
else if (option === "--check") {
  console.error("These files were not what their sources say. They are now: commit them.")
  process.exitCode = 1
}
