import type { IncomingMessage, ServerResponse } from 'node:http';
import FindMyWay from 'find-my-way';
import type { Faults } from '../faults.js';
import type { Journal } from '../journal.js';
import type { RateLimits } from '../ratelimit.js';
import { type Parsed, parseBody } from './body.js';
import type { Answer, Call, Desk, Route } from './call.js';
import { DiscordError } from './errors.js';
import { ROUTES } from './routes/index.js';

const PREFIX = '/api/v10';

/** Discord's REST API: finds the route, checks the token, counts the rate, answers in JSON. */
export class RestServer {
  readonly #desk: Desk;
  readonly #journal: Journal;
  readonly #faults: Faults;
  readonly #limits: RateLimits;
  readonly #router = FindMyWay({ maxParamLength: 500 });

  constructor(desk: Desk, journal: Journal, faults: Faults, limits: RateLimits) {
    this.#desk = desk;
    this.#journal = journal;
    this.#faults = faults;
    this.#limits = limits;
    for (const route of ROUTES) this.#router.on(route.method, route.path, () => {}, route);
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const began = performance.now();
    const method = request.method ?? 'GET';
    const url = new URL(request.url ?? '/', 'http://localhost');
    const path = decodePath(url.pathname.slice(PREFIX.length));
    const fault = this.#faults.forRequest(method, path);
    const parsed = await parseBody(request).catch((error: unknown) => error);
    if (fault?.delayMs) await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
    if (fault?.drop === 'before') return void response.destroy();
    let answer: Answer & { readonly headers?: Readonly<Record<string, string>> };
    if (fault?.answer && fault.when === 'before') {
      answer = fault.answer;
    } else {
      answer = this.#answer(method, url, path, request, parsed);
      if (fault?.drop === 'after') return void response.destroy();
      if (fault?.answer) answer = fault.answer;
    }
    const text = answer.body === undefined ? '' : JSON.stringify(answer.body);
    this.#journal.addExchange(
      {
        method,
        path: url.pathname.slice(PREFIX.length) + url.search,
        status: answer.status,
        ms: performance.now() - began,
      },
      parsed instanceof Error ? '' : (parsed as Parsed).text,
      text,
    );
    send(response, answer, text);
  }

  #answer(method: string, url: URL, path: string, request: IncomingMessage, parsed: unknown) {
    if (!url.pathname.startsWith(`${PREFIX}/`)) return this.#unknown(method, url.pathname);
    const match = this.#router.find(method as Route['method'], path);
    if (!match) return this.#unknown(method, path);
    const route = match.store as Route;
    const params = match.params as Record<string, string>;
    const limit = this.#limits.take(route, params);
    if (limit.refusal) return { ...limit.refusal, headers: limit.headers };
    return { ...this.#run(route, params, url.searchParams, request, parsed), headers: limit.headers };
  }

  #run(
    route: Route,
    params: Record<string, string>,
    query: URLSearchParams,
    request: IncomingMessage,
    parsed: unknown,
  ): Answer {
    try {
      if (!route.open && request.headers.authorization !== `Bot ${this.#desk.world.state.token}`) {
        throw new DiscordError(401, 0, '401: Unauthorized');
      }
      if (parsed instanceof Error) throw parsed;
      const { body, uploads } = parsed as Parsed;
      const call: Call = {
        desk: this.#desk,
        world: this.#desk.world,
        query,
        body,
        uploads,
        param: (name) => params[name] ?? '',
      };
      return route.run(call);
    } catch (error) {
      const name = `${route.method} ${route.path}`;
      return error instanceof DiscordError ? this.#refuse(name, error, params.token) : this.#break(name, error);
    }
  }

  /** A form Discord would not take is a fault of the bot; a message deleted meanwhile is not. */
  #refuse(route: string, error: DiscordError, token: string | undefined): Answer {
    const body = error.body();
    const fault = [50035, 50006, 50109, 40005].includes(error.code) || error.status === 401;
    if (fault) this.#desk.problems.add(`${route}: ${error.status} ${JSON.stringify(body)}`);
    if (fault && token !== undefined) this.#desk.interactions.refused(token, JSON.stringify(body));
    return { status: error.status, body };
  }

  /** A fault of the sandbox's own must be seen, and must not take the world down. */
  #break(route: string, error: unknown): Answer {
    this.#desk.problems.add(`${route}: the sandbox failed: ${(error as Error).stack ?? String(error)}`);
    return { status: 500, body: { message: '500: Internal Server Error', code: 0 } };
  }

  #unknown(method: string, path: string): Answer {
    this.#desk.problems.add(`${method} ${path}: the sandbox has no such route`);
    return { status: 404, body: { message: '404: Not Found', code: 0 } };
  }
}

/** Clients percent-encode `@original` and emoji; a slash inside a segment stays encoded. */
const decodePath = (path: string): string =>
  path
    .split('/')
    .map((segment) => {
      try {
        return decodeURIComponent(segment).replaceAll('/', '%2F');
      } catch {
        return segment;
      }
    })
    .join('/');

function send(
  response: ServerResponse,
  answer: Answer & { readonly headers?: Readonly<Record<string, string>> },
  text: string,
): void {
  response.writeHead(answer.status, {
    ...(answer.body === undefined ? {} : { 'content-type': 'application/json' }),
    'content-length': Buffer.byteLength(text),
    ...answer.headers,
  });
  response.end(text);
}
