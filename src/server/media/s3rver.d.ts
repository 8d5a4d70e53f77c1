/** Types of a package that has no type declarations; only a test uses it. */
declare module "s3rver" {
  export default class S3rver {
    constructor(options: {
      readonly port: number
      readonly address: string
      readonly silent: boolean
      readonly directory: string
      readonly configureBuckets: ReadonlyArray<{
        readonly name: string
        readonly configs: ReadonlyArray<string>
      }>
    })
    run(): Promise<{ readonly port: number }>
    close(): Promise<void>
  }
}
