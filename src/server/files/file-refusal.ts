import type { FileProblem } from "../../domain/files/file-problem.ts"
import { invalid } from "../http/refusals.ts"

/** 422 at the field of the file, with the reason and what belongs to it. */
export const fileRefusal = ({ code, ...params }: FileProblem, field = "File") =>
  invalid([{ code, field, params }])
