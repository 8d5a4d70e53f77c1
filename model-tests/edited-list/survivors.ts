import type { Reasons } from "../mutants/reason.ts"

const addedOnes =
  "Rows that were added here have the id 0, which no row of the server has: they are neither found among those nor in the map."

export const editedList: Reasons = {
  "src/domain/editing/edited-rows.ts": [
    {
      mutator: "ConditionalExpression",
      original: "row.server === null",
      replacement: "false",
      times: 2,
      reason: addedOnes
    },
    { mutator: "ArrayDeclaration", original: "[row]", replacement: "[]", reason: addedOnes },
    {
      mutator: "ConditionalExpression",
      original: "row.server !== null",
      replacement: "true",
      times: 2,
      reason: addedOnes
    },
    {
      mutator: "ConditionalExpression",
      original: "server === null",
      replacement: "false",
      reason: addedOnes
    }
  ]
}
