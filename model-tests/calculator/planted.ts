import type { Fault } from "../planted/fault.ts"

const machine = "calculator"
const story = "model-tests/calculator/story.table.test.ts"

export const calculatorFaults: ReadonlyArray<Fault> = [
  {
    name: "stale answer accepted",
    machine,
    file: "src/machines/calculator/result.states.ts",
    text: `on: { "calculation.start": {} }`,
    by: `on: {
    "calculation.start": {},
    "choice.make": { actions: { type: "keepChoice", params: ({ event }) => event } }
  }`,
    judges: [story]
  },
  {
    name: "amount at the limit refused",
    machine,
    file: "src/domain/product/amount.ts",
    text: "amount > limits.max",
    by: "amount >= limits.max",
    judges: [story]
  },
  {
    name: "two options of a group selected",
    machine,
    file: "src/domain/options/complete-calculation.ts",
    text: "if (choice !== undefined) taken.push(choice)",
    by: "if (choice !== undefined) taken.push(choice, ...group.parameters.filter(({ selected }) => selected))",
    judges: ["src/domain/options/restoring.test.ts"]
  },
  {
    name: "default offers mixed in",
    machine,
    file: "src/machines/calculator/result.states.ts",
    text: `{ guard: "hasDefaultOffers", target: "defaultOffers" },
        `,
    by: "",
    judges: ["model-tests/calculator/calculator.table.test.ts"]
  },
  {
    name: "restored product not reset",
    machine,
    file: "src/domain/options/complete-calculation.ts",
    text: "data.products.some((entry) => entry.id === wished?.id)",
    by: "wished !== undefined",
    judges: ["model-tests/calculator/beginning.table.test.ts"]
  },
  {
    name: "least amount refused",
    machine,
    file: "src/domain/product/amount.ts",
    text: "amount < limits.min",
    by: "amount <= limits.min",
    judges: [story]
  },
  {
    name: "default offer ordered under the options asked for",
    machine,
    file: "src/machines/calculator/context.ts",
    text: "conditionsOf(context.calculation, context.data, context.list)",
    by: "context.calculation",
    judges: [story]
  },
  {
    name: "old list kept under new wishes",
    machine,
    file: "src/machines/calculator/result.states.ts",
    text: `exit: "clearList",
  `,
    by: "",
    judges: [story]
  },
  {
    name: "chosen option lost to the former one",
    machine,
    file: "src/domain/calculator/choice.ts",
    text: "[...calculation.parameters.filter((each) => !rivals.has(each.id)), choice]",
    by: "[...calculation.parameters, choice]",
    judges: ["src/domain/calculator/choice.test.ts"]
  },
  {
    name: "result shown after its time",
    machine,
    file: "src/services/actors/fresh-answers.ts",
    text: `if (validFor <= 0 ||`,
    by: "if (",
    judges: ["src/services/actors/fresh-results.test.ts"]
  }
]
