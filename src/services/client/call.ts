import type { HttpApi, HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import type { ShopApi } from "../../contract/shop.api.ts"

type GroupsOf<Api> = Api extends HttpApi.HttpApi<string, infer Groups> ? Groups : never
type Groups = GroupsOf<typeof ShopApi>
type EndpointOf<Group extends string, Name extends string> = Extract<
  HttpApiGroup.EndpointsWithIdentifier<Groups, Group>,
  { readonly identifier: Name }
>

type Part<Key extends string, Schema> = [Schema] extends [never]
  ? unknown
  : Schema extends { readonly Type: infer Type }
    ? Readonly<Record<Key, Type>>
    : unknown

/** What a call takes, as the contract says it: parts of the path, query and body. */
export type RequestOf<Endpoint> = object &
  Part<"params", HttpApiEndpoint.Params<Endpoint>> &
  Part<"query", HttpApiEndpoint.Query<Endpoint>> &
  Part<"payload", HttpApiEndpoint.Payload<Endpoint>>

/** A call of the contract. The types stand in `types`, which is never there. */
export interface Call<Request, Success, Failure> {
  readonly method: string
  /** With `:name` for the parts that vary. */
  readonly path: string
  /** Whether the body's names are the same on the wire as in the code. */
  readonly plain?: true
  readonly types?: { readonly request: Request; readonly success: Success; readonly failure: Failure }
}

export type CallOf<Group extends string, Name extends string> = Call<
  RequestOf<EndpointOf<Group, Name>>,
  HttpApiEndpoint.Success<EndpointOf<Group, Name>>["Type"],
  HttpApiEndpoint.Errors<EndpointOf<Group, Name>>
>

/** How a call ended: done, refused with the reason, or no answer that could be understood. */
export type Answer<Success, Failure> =
  | { readonly type: "ok"; readonly value: Success }
  | {
      readonly type: "refused"
      readonly status: number
      readonly error: Failure
      /** Seconds until the next attempt may do, where the server says so. */
      readonly retryAfter?: number
    }
  /** Without a status where nothing came at all, or nothing that could be read. */
  | { readonly type: "unreachable"; readonly status?: number; readonly retryAfter?: number }
