import { useLingui } from "@lingui/react/macro"
import { problemText } from "../kit/desk-form/problem-texts.ts"
import { accountProblems } from "./refusal-texts.ts"

/** Text for the server's refusal code. */
export function RefusalText({ code }: { readonly code: string }) {
  const { i18n } = useLingui()
  return i18n._(problemText({ field: null, code }, accountProblems))
}
