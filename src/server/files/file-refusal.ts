import type { FileProblem } from "../../domain/files/file-problem.ts"
import { invalid } from "../http/refusals.ts"

/** A 422 response with the problem of a file: the form field, the reason and its parameters. */
export const fileRefusal = ({ code, ...params }: FileProblem, field = "File") =>
  invalid([{ code, field, params }])
