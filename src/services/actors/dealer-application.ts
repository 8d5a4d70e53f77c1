import type { ApplicationField, ApplicationForm } from "../../domain/dealer-application/application-form.ts"
import type { KeepOutcome } from "../../domain/dealer-application/papers.ts"
import type { FileProblem } from "../../domain/files/file-problem.ts"
import { dealerApplicationsKeepDocument, dealerApplicationsSend } from "../client/application-routes.gen.ts"
import type { Client } from "../client/client.ts"
import { sendFile } from "../client/send-file.ts"
import { formAnswer } from "../session/form-answer.ts"

/** Result of sending an application. */
export type SendOutcome =
  | { readonly kind: "done" }
  | { readonly kind: "unreachable" | "tooMany" | "documentsGone" }
  | { readonly kind: "invalid"; readonly fields: ReadonlyArray<ApplicationField> }

const text = (value: unknown): string => (typeof value === "string" ? value : "")

/** Converts the code and parameters of a refusal to a validation error for the file; `undefined` for other codes. */
const problemOf = (code: string, params: Readonly<Record<string, unknown>>): FileProblem | undefined => {
  switch (code) {
    case "fileEmpty":
    case "fileNameless":
    case "fileTwofold":
    case "fileBroken":
    case "fileActive":
      return { code }
    case "fileTooLarge":
      return { code, largest: Number(params["largest"]) }
    case "fileKind":
      return { code, kinds: text(params["kinds"]) }
    case "fileOther":
      return { code, said: text(params["said"]), found: text(params["found"]) }
    default:
      return undefined
  }
}

/** Uploads one document; the server detects its type. */
export const keepPaper = async (file: File): Promise<KeepOutcome> => {
  const answer = await sendFile(dealerApplicationsKeepDocument, file)
  if (answer.type === "ok") return { kind: "kept", documentId: answer.value.documentId }
  if (answer.type === "unreachable") return { kind: "refused", trouble: { code: "unreachable" } }
  if (answer.status === 429) return { kind: "refused", trouble: { code: "tooMany" } }
  const [problem] = answer.error.problems
  const trouble = problem && problemOf(problem.code, problem.params)
  return { kind: "refused", trouble: trouble ?? { code: "unreachable" } }
}

/**
 * Returns a function that gives the idempotency keys of one form: all attempts to send the same content have the same
 * key. Changed content gets another key; with the former one, the server would take a correction after a lost response
 * for a repetition, and not store it.
 */
export const applicationKeys = (makeKey: () => string) => {
  let last: { readonly content: string; readonly key: string } | undefined
  return (form: ApplicationForm, documentIds: ReadonlyArray<string>): string => {
    const content = JSON.stringify([form, documentIds])
    if (last?.content !== content) last = { content, key: makeKey() }
    return last.key
  }
}

/** Sends the application with its idempotency key. */
export const sendApplication = async (
  client: Client,
  form: ApplicationForm,
  documentIds: ReadonlyArray<string>,
  key: string
): Promise<SendOutcome> => {
  const answer = formAnswer(
    await client.call(dealerApplicationsSend, { payload: { ...form, documentIds, key } })
  )
  if (answer.type === "ok") return { kind: "done" }
  if (answer.type === "unreachable") return { kind: "unreachable" }
  if (answer.status === 429) return { kind: "tooMany" }
  if (answer.problems.some(({ code }) => code === "documentGone")) return { kind: "documentsGone" }
  const known = Object.keys(form).filter((name): name is ApplicationField => name in form)
  const fields = known.filter((name) => answer.problems.some(({ field }) => field === name))
  return fields.length === 0 ? { kind: "unreachable" } : { kind: "invalid", fields }
}
