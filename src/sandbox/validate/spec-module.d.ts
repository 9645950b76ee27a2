/** The package ships its schemas as plain JavaScript. */
declare module 'discord-api-spec/zod' {
  import type { ZodMiniType } from 'zod/mini';

  const schemas: Readonly<Record<string, ZodMiniType>>;
  export = schemas;
}
