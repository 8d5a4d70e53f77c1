import type { Fault } from "../planted/fault.ts"

const machine = "registration"
const table = "model-tests/registration/registration.table.test.ts"
const story = "model-tests/registration/story.table.test.ts"

export const registrationFaults: ReadonlyArray<Fault> = [
  {
    name: "guest without an order",
    machine,
    file: "src/machines/registration/register.state.ts",
    text: `"guest.choose": { guard: "isForOrder", target: ".asGuest" }`,
    by: `"guest.choose": ".asGuest"`,
    judges: [table]
  },
  {
    name: "unknown variant accepted",
    machine,
    file: "src/machines/registration/setup.ts",
    text: "context.input.variants.includes(variant)",
    by: `variant !== "" && context.variant !== variant`,
    judges: [story]
  },
  {
    name: "guest by the address without an order",
    machine,
    file: "src/machines/registration/setup.ts",
    text: "input.registerForOrder === true && input.registerAsGuest === true",
    by: "input.registerAsGuest === true",
    judges: [table]
  },
  {
    name: "unknown variant of the address accepted",
    machine,
    file: "src/machines/registration/setup.ts",
    text: "readVariant(input.variant, input.variants) ?? input.variants[0]",
    by: "input.variant",
    judges: [story]
  },
  {
    name: "any word taken for a flag",
    machine,
    file: "src/domain/account/registration-choices.ts",
    text: `if (value === true || value === "true") return true`,
    by: "if (Boolean(value)) return true",
    judges: ["src/domain/account/registration-choices.test.ts"]
  }
]
