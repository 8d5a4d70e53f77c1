import { useLingui } from "@lingui/react/macro"
import { problemText } from "../kit/desk-form/problem-texts.ts"
import { accountProblems } from "./refusal-texts.ts"

/** Why the server does not do it, in words. */
export function RefusalText({ code }: { readonly code: string }) {
  const { i18n } = useLingui()
  return i18n._(problemText({ field: null, code }, accountProblems))
}
