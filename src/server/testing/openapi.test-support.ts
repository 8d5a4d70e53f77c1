import { OpenApi } from "effect/http-api"
import { fileBodyType } from "../../contract/file-body.ts"
import { ShopApi } from "../../contract/shop.api.ts"
import { isRecord } from "../../domain/is-record.ts"

type Schema = Readonly<Record<string, unknown>>

/** One operation of the OpenAPI document, with the parts that the tests use. */
export interface Operation {
  readonly id: string
  readonly method: string
  /** Path with the names of its parameters in braces. */
  readonly path: string
  readonly parameters: ReadonlyArray<{ readonly name: string; readonly in: string; readonly schema: Schema }>
  readonly body: Schema | undefined
  /** Content type of the request body. */
  readonly bodyType: "application/json" | typeof fileBodyType
  /** JSON schemas of the responses by status; `undefined` for a response without a body. */
  readonly answers: ReadonlyMap<number, Schema | undefined>
  /** Statuses whose response is a file. */
  readonly files: ReadonlySet<number>
}

const record = (value: unknown): Schema => (isRecord(value) ? value : {})

const jsonSchema = (holder: unknown): Schema | undefined => {
  const schema = record(record(record(holder)["content"])["application/json"])["schema"]
  return isRecord(schema) ? schema : undefined
}

/** Content types of files; a response may have one of these if the OpenAPI document says so. */
export const fileTypes = ["text/csv", "text/calendar", "image/svg+xml", "image/png", fileBodyType] as const

const isFile = (holder: unknown): boolean =>
  fileTypes.some((type) => type in record(record(holder)["content"]))

const parametersOf = (value: unknown): Operation["parameters"] =>
  (Array.isArray(value) ? value : []).map((entry: unknown) => {
    const parameter = record(entry)
    return {
      name: String(parameter["name"]),
      in: String(parameter["in"]),
      schema: record(parameter["schema"])
    }
  })

const document = record(OpenApi.fromApi(ShopApi))

/** Named schemas that other schemas refer to. */
export const components: Schema = record(record(document["components"])["schemas"])

/** Every API operation, read from the generated OpenAPI document. */
export const operations: ReadonlyArray<Operation> = Object.entries(record(document["paths"])).flatMap(
  ([path, methods]) =>
    Object.entries(record(methods)).map(([method, value]) => {
      const operation = record(value)
      return {
        id: String(operation["operationId"]),
        method: method.toUpperCase(),
        path,
        parameters: parametersOf(operation["parameters"]),
        body: jsonSchema(operation["requestBody"]),
        bodyType:
          fileBodyType in record(record(operation["requestBody"])["content"])
            ? fileBodyType
            : "application/json",
        answers: new Map(
          Object.entries(record(operation["responses"])).map(([status, answer]) => [
            Number(status),
            jsonSchema(answer)
          ])
        ),
        files: new Set(
          Object.entries(record(operation["responses"])).flatMap(([status, answer]) =>
            isFile(answer) ? [Number(status)] : []
          )
        )
      }
    })
)

export const unsafeOperations = operations.filter(({ method }) => method !== "GET" && method !== "HEAD")
