import type { Reasons } from "../mutants/reason.ts"

const afterTheGuard =
  "The guard of the same transition has looked at the kind of the answer before, so no other one comes here; the question narrows the type."
const ofTheList =
  "Edits are only of rows that the list has, so nothing comes here without a row; the question narrows the type."
const madeReady =
  "Entering the state has made the batch ready, so there always is one; the question narrows the type."
const remembered = "Only remembers what the row machine says, which it would say again."
const sameVersion = "Two readings of one version say the same, whichever is taken."
const wished =
  "Entered only with a wish, and not to leave where it is asked for the list; the question narrows the type."

export const cancellation: Reasons = {
  "src/machines/cancellation.machine.ts": [
    {
      mutator: "ArrowFunction",
      original: "() => nothing",
      replacement: "() => undefined",
      reason: "The port is asked nothing in particular, so that nobody reads it."
    }
  ],
  "src/machines/cancellation/edits.ts": [
    {
      mutator: "ConditionalExpression",
      original: 'answer.kind === "signedOut"',
      replacement: "false",
      times: 2,
      reason: afterTheGuard
    },
    { mutator: "StringLiteral", original: '"signedOut"', replacement: '""', times: 2, reason: afterTheGuard },
    {
      mutator: "OptionalChaining",
      original: "rowIn(desk, orderId)?.version",
      replacement: "rowIn(desk, orderId).version",
      reason: ofTheList
    },
    {
      mutator: "ConditionalExpression",
      original: "version === undefined",
      replacement: "false",
      reason: ofTheList
    },
    {
      mutator: "EqualityOperator",
      original: "known.version > arrived.version",
      replacement: "known.version >= arrived.version",
      times: 2,
      reason: sameVersion
    }
  ],
  "src/machines/cancellation/rereading.state.ts": [
    {
      mutator: "StringLiteral",
      original: '"isUnsaved"',
      replacement: '""',
      reason: "Where nothing is unsaved, asking leads on at once to the list that was wished."
    }
  ],
  "src/machines/cancellation/row-state.ts": [
    {
      mutator: "ConditionalExpression",
      original: "found !== undefined",
      replacement: "false",
      times: 2,
      reason: remembered
    },
    {
      mutator: "CallExpression",
      original: "clean.set(bookedAs, state)",
      replacement: ";",
      reason: remembered
    },
    {
      mutator: "CallExpression",
      original: "steps.set(before, after.set(key, state))",
      replacement: ";",
      reason: remembered
    }
  ],
  "src/machines/cancellation/saves.ts": [
    {
      mutator: "OptionalChaining",
      original: "rowIn(desk, orderId)?.version",
      replacement: "rowIn(desk, orderId).version",
      reason: ofTheList
    },
    {
      mutator: "ConditionalExpression",
      original: "version !== undefined",
      replacement: "true",
      reason: ofTheList
    },
    {
      mutator: "ConditionalExpression",
      original: 'answer.kind !== "answered" || desk.batch === null',
      replacement: "false",
      reason: afterTheGuard
    },
    {
      mutator: "LogicalOperator",
      original: 'answer.kind !== "answered" || desk.batch === null',
      replacement: 'answer.kind !== "answered" && desk.batch === null',
      reason: afterTheGuard
    },
    {
      mutator: "ConditionalExpression",
      original: 'answer.kind !== "answered"',
      replacement: "false",
      reason: afterTheGuard
    },
    {
      mutator: "ConditionalExpression",
      original: "desk.batch === null",
      replacement: "false",
      reason: madeReady
    },
    {
      mutator: "ArrayDeclaration",
      original: "[]",
      replacement: '["Stryker was here"]',
      reason: "It names no row of the list, so that none is changed."
    },
    {
      mutator: "OptionalChaining",
      original: "rowIn({ ...desk, rows }, orderId)?.version",
      replacement: "rowIn({ ...desk, rows }, orderId).version",
      reason: ofTheList
    },
    {
      mutator: "OptionalChaining",
      original: "batch.items[index]?.version",
      replacement: "batch.items[index].version",
      reason: "There is one outcome for each row of the batch, in its order; the question narrows the type."
    },
    {
      mutator: "ConditionalExpression",
      original: 'type === "row.conflicted"',
      replacement: "true",
      reason:
        "After another outcome no row is dirty with what was sent: saved it is clean or marked otherwise, missed it waits to be saved again."
    },
    {
      mutator: "OptionalChaining",
      original: "edit?.place",
      replacement: "edit.place",
      reason:
        "A row that was overtaken is among the edits, whatever became of it; the question narrows the type."
    }
  ],
  "src/machines/cancellation/saving.states.ts": [
    {
      mutator: "StringLiteral",
      original: '"granting"',
      replacement: '""',
      reason: "Where everything was given up nothing is unsaved, which leads on by itself."
    },
    { mutator: "ConditionalExpression", original: "batch === null", replacement: "false", reason: madeReady },
    {
      mutator: "StringLiteral",
      original: '"Nothing was made ready to be sent"',
      replacement: '""',
      reason: madeReady
    }
  ],
  "src/machines/cancellation/setup.ts": [
    {
      mutator: "ConditionalExpression",
      original: 'wish?.kind === "query"',
      replacement: "true",
      reason: wished
    },
    { mutator: "OptionalChaining", original: "wish?.kind", replacement: "wish.kind", reason: wished },
    {
      mutator: "OptionalChaining",
      original: "context.wish?.kind",
      replacement: "context.wish.kind",
      reason: wished
    }
  ]
}
