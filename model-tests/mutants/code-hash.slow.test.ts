import { expect, it } from "vitest"
import { hashOf } from "./code-hash.ts"

const measured = "export const least = 1000\nexport const unit = `kg // ${least}`\n"

it.each([
  "/** In kilograms. */\nexport const least = 1000 // of a household\n\nexport const unit = `kg // ${least}`\n",
  "  // first\n  // and second\n  export const least = 1000\n  export const unit = `kg // ${least}`",
  `import { kg } from "./kg.ts"\nimport {\n  // of a household\n  litre\n} from "../litre.ts"\n${measured}`
])("takes other comments and imports for the same code: %j", (text) => {
  expect(hashOf(text)).toBe(hashOf(measured))
})

it.each([
  measured.replace("1000", "1001"),
  measured.replace("kg // ", "kg "),
  measured.replace("export const unit", "// export const unit"),
  measured.replace("\n", " ; ")
])("takes other code for a change: %j", (text) => {
  expect(hashOf(text)).not.toBe(hashOf(measured))
})
