import type { Reasons } from "../mutants/reason.ts"

const afterTheGuard =
  "The guard of the same transition has looked at the kind of the answer before, so no other one comes here; the question narrows the type."
const addedOnes =
  "Rows that were added here have the id 0, which no row of the server has: they are neither found among those nor in the map."
const alwaysFound =
  "Every changed row that the server has is in the map, so nothing reads what stands for a missing one."

export const editedList: Reasons = {
  "src/machines/edited-list.machine.ts": [
    {
      mutator: "ConditionalExpression",
      original: 'answer.kind === "loaded"',
      replacement: "true",
      reason: afterTheGuard
    },
    {
      mutator: "ConditionalExpression",
      original: 'case "signedOut": return {}',
      replacement: 'case "signedOut":',
      reason:
        "The transition of this answer keeps nothing, so it never comes here; the case completes the list of kinds."
    },
    {
      mutator: "StringLiteral",
      original: '"signedOut"',
      replacement: '""',
      reason:
        "The transition of this answer keeps nothing, so it never comes here; the case completes the list of kinds."
    }
  ],
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
    },
    {
      mutator: "ArrayDeclaration",
      original: "[]",
      replacement: '["Stryker was here"]',
      times: 3,
      reason: `A text is no id, so that it is found nowhere. ${alwaysFound}`
    }
  ]
}
