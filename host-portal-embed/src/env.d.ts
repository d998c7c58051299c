interface ImportMetaEnv {
  /** Version of the SDK inside this bundle. */
  readonly SDK_VERSION: string
}
