import type { UploadRefusal } from "../../domain/media/upload-row.ts"
import { dealerLogoRemove, dealerLogoSave } from "../client/dealer-routes.gen.ts"
import type { Client } from "../client/client.ts"
import { sendFile } from "../client/send-file.ts"
import { wordOf } from "./record-form.ts"

/** Result of changing a logo. */
export type LogoOutcome =
  | { readonly kind: "done" }
  | { readonly kind: "refused"; readonly refusal: UploadRefusal }
  | { readonly kind: "unreachable" }

const refused = (status: number, problems: ReadonlyArray<UploadRefusal>): LogoOutcome => {
  const [problem] = problems
  return {
    kind: "refused",
    refusal: problem ?? {
      code: wordOf[status] ?? (status === 413 ? "fileTooLarge" : "forbidden"),
      params: {}
    }
  }
}

/** Uploads a picture as a dealer's logo. */
export const saveLogo = async (dealerId: number, file: File): Promise<LogoOutcome> => {
  const answer = await sendFile(dealerLogoSave, file, { dealerId })
  if (answer.type === "ok") return { kind: "done" }
  return answer.type === "unreachable"
    ? { kind: "unreachable" }
    : refused(answer.status, answer.error.problems)
}

/** Removes a dealer's logo. */
export const removeLogo = async (client: Client, dealerId: number): Promise<LogoOutcome> => {
  const answer = await client.call(dealerLogoRemove, { params: { dealerId }, payload: {} })
  if (answer.type === "ok") return { kind: "done" }
  return answer.type === "unreachable"
    ? { kind: "unreachable" }
    : refused(answer.status, answer.error.problems)
}
