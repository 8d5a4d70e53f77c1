import type { FileProblem } from "../../domain/files/file-problem.ts"
import { invalid } from "../http/refusals.ts"

/** Refuses a file with 422; the body contains the form field, the reason and the reason's parameters. */
export const fileRefusal = ({ code, ...params }: FileProblem, field = "File") =>
  invalid([{ code, field, params }])
