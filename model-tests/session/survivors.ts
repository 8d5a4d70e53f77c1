import type { Reasons } from "../mutants/reason.ts"

const signedIn =
  "Asked only in states and of transitions in which somebody is signed in, so nothing comes here without a watch."
const afterTheGuard =
  "The guard of the same transition has looked at it before, so the other case never comes here; the question narrows the type."
const withCookie =
  "This state is entered only with a value to sign in with, so nothing reads what stands for a missing one."

export const session: Reasons = {
  "src/machines/session/setup.ts": [
    { mutator: "StringLiteral", original: '""', replacement: '"Stryker was here!"', reason: signedIn },
    { mutator: "StringLiteral", original: '"/"', replacement: '""', reason: afterTheGuard }
  ],
  "src/machines/session/unknown.state.ts": [
    {
      mutator: "StringLiteral",
      original: '""',
      replacement: '"Stryker was here!"',
      times: 2,
      reason: withCookie
    }
  ]
}
