import {
  type CalorieGuess,
  type ChatJob,
  type CurrentUser,
  calorieGuess,
  chatJobList,
  chatJobMeals,
  type EventName,
  type FoodEntry,
  foodEntry,
  foodList,
  foodSearchRequest,
  type InsightEntry,
  insightList,
  insightsQuery,
  type LoggedMeal,
  logAgainRequest,
  type MealEntry,
  type ModelStatus,
  mealEntry,
  mealList,
  mealsListed,
  modelConsentRequest,
  modelStatus,
  newShare,
  type ProductEntry,
  pagePath,
  pages,
  preferenceChange,
  productPaths,
  queueRequest,
  quickAdded,
  quickAddRequest,
  routes,
  type Share,
  shareList,
  shareRequest,
  signInRequest,
  signUpRequest,
  type Transcription,
  type TrendDay,
  type Trends,
  transcription,
  trends,
  trendsQuery,
  type UserPreferences,
  uploadedPhoto,
  userPreferences,
  type VoiceStatus,
  voiceStatus,
} from "@morsel/contracts";
import { type Call, json, refusal } from "./answers.ts";
import { FakeAccount } from "./fake-account.ts";
import { FakeEdits } from "./fake-edits.ts";
import { lookUpProduct, searchProducts } from "./fake-products.ts";
import { sampleMacros, sampleMeal } from "./sample-meals.ts";

export { json, refusal };

type Answer = Response | Promise<Response>;

const modelPaths: readonly string[] = [routes.modelStatus, routes.modelConsent];
const voicePaths: readonly string[] = [routes.voiceStatus, routes.transcribe];

/** Parses JSON, or a form into its fields; a file stays text. */
async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get("content-type");
  if (type?.startsWith("multipart/form-data")) return Object.fromEntries(await request.formData());
  const text = await request.text();
  if (type === "application/octet-stream") return text;
  return text === "" ? undefined : JSON.parse(text);
}

function queryOf(call: Call): object {
  return Object.fromEntries(new URL(call.path, "http://server").searchParams);
}

/** A fake of the HTTP API: its responses pass the contracts' schemas, tests set its state. */
export class FakeServer extends FakeAccount {
  user: CurrentUser | null = { email: "dana@example.com", createdAt: "2026-09-04T10:00:00Z" };
  jobs: ChatJob[] = [];
  meals: MealEntry[] = [];
  /** The estimate preview is off, because loading its foods takes seconds per test file. */
  preferences: UserPreferences = {
    mealsVisibleColumns: ["calories", "protein", "carbs", "fat"],
    hide_preview: true,
  };
  voiceStatus: VoiceStatus = { available: true, is_basic: false, how: null };
  modelStatus: ModelStatus = { mode: "off", sent_to: null, reads_photos: false, consent: null };
  transcription: Transcription = { transcript: "two eggs" };
  /** Daily sums; responses contain the requested range. */
  trendDays: TrendDay[] = [];
  trendFoods: Trends["foods"] = [];
  /** The insights of every week. */
  insights: InsightEntry[] = [];
  private readonly dismissed = new Set<string>();
  private deletedMeals: MealEntry[] = [];
  /** Shared estimates by id. */
  guesses: Readonly<Record<string, CalorieGuess>> = {};
  readonly edits = new FakeEdits(
    (id) => this.meals.find((meal) => meal.id === id),
    (edited) => {
      this.meals = this.meals.map((meal) => (meal.id === edited.id ? edited : meal));
    },
  );
  /** The food table. */
  foods: FoodEntry[] = [];
  products: ProductEntry[] = [];
  /** Photos that were sent, by id. */
  readonly photos = new Map<string, File>();
  shares: Share[] = [];
  readonly calls: Call[] = [];
  private readonly overrides = new Map<string, () => Answer>();
  private readonly listeners = new Set<EventTarget>();
  private readonly unheard: EventName[] = [];

  /** Overrides the response to `method path`. */
  answer(route: string, answer: () => Answer): void {
    this.overrides.set(route, answer);
  }

  /** Removes the override of `answer`. */
  recover(route: string): void {
    this.overrides.delete(route);
  }

  callsTo(method: string, path: string): readonly Call[] {
    return this.calls.filter((call) => call.method === method && call.path === path);
  }

  /** Sends a hint to every open event stream, or to the next one that opens. */
  hint(name: EventName): void {
    if (this.listeners.size === 0) this.unheard.push(name);
    for (const listener of this.listeners) listener.dispatchEvent(new Event(name));
  }

  /** Replaces `fetch`. */
  readonly fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const isPublic = pathname.startsWith(routes.calorieGuess(""));
    if (request.credentials !== (isPublic ? "omit" : "include")) {
      throw new Error(`A call to ${pathname} went out with credentials: ${request.credentials}`);
    }
    const call: Call = {
      method: request.method,
      path: pathname + search,
      body: await readBody(request),
      headers: request.headers,
    };
    this.calls.push(call);
    const override = this.overrides.get(`${call.method} ${pathname}`);
    return override ? override() : this.respond(call, pathname);
  };

  /** Replaces `EventSource`. */
  eventSource(): typeof EventSource {
    const { listeners, unheard } = this;
    return class extends EventTarget {
      constructor() {
        super();
        listeners.add(this);
        const names = unheard.splice(0);
        queueMicrotask(() => {
          for (const name of names) this.dispatchEvent(new Event(name));
        });
      }
      close(): void {
        listeners.delete(this);
      }
    } as unknown as typeof EventSource;
  }

  private respond(call: Call, path: string): Response {
    if (path === routes.currentUser)
      return this.user ? json(200, this.user) : refusal("sign_in_required");
    if (path === routes.signIn || path === routes.signUp) return this.identify(call, path);
    if (path.startsWith(routes.calorieGuess(""))) return this.guess(path);
    return this.user ? this.respondToPerson(call, path) : refusal("sign_in_required");
  }

  private respondToPerson(call: Call, path: string): Response {
    if (path === routes.jobs) return json(200, chatJobList.parse({ items: this.listJobs() }));
    if (path === routes.queue) return this.queue(call);
    if (/^\/api\/(account|imports|reminders)/.test(path)) return this.account(call, path);
    if (path === routes.meals) return this.listMeals(call);
    if (path === routes.preferences) return this.preference(call);
    if (modelPaths.includes(path)) return this.model(call, path);
    if (path === routes.photos) return this.takePhoto(call);
    if (path.startsWith(routes.shares)) return this.share(call, path);
    if (/^\/api\/(dictionary|my-foods)/.test(path)) return this.keepOwn(call, path);
    if (voicePaths.includes(path)) return this.hear(path);
    if (path.endsWith("/restore")) return this.restore(path);
    if (path.startsWith(`${routes.jobs}/`)) return this.oneJob(call, path);
    const other =
      this.lookUpFood(call, path) ?? this.trend(call, path) ?? this.edits.respond(call, path);
    if (other) return other;
    if (path.startsWith(`${routes.meals}/`)) return this.oneMeal(call, path);
    return refusal("not_found");
  }

  /** The foods whose name contains the query, one food, or a product. */
  private lookUpFood(call: Call, path: string): Response | undefined {
    if (path === productPaths.lookup) return lookUpProduct(call.body, this.products, this.ownFoods);
    if (path === productPaths.search) return searchProducts(call.body, this.products);
    if (!path.startsWith("/api/foods/")) return undefined;
    if (path !== routes.foodSearch) {
      const foods = [...this.foods, ...this.products.map((product) => product.food)];
      const food = foods.find(({ id }) => routes.food(id) === path);
      return food ? json(200, foodEntry.parse(food)) : refusal("food_not_found");
    }
    const { query } = foodSearchRequest.parse(call.body);
    const found = this.foods.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()));
    const items = found.map(({ id, name, per_100g, portions, usual_portion }) => ({
      id,
      name,
      matched_name: null,
      calories_kcal: per_100g.calories_kcal,
      usual_portion: portions[usual_portion ?? -1] ?? null,
    }));
    return json(200, foodList.parse({ items }));
  }

  /** The latest meals, or those of a day. */
  private listMeals(call: Call): Response {
    const { day } = queryOf(call) as { readonly day?: string };
    const items = this.meals.filter(({ local_day }) => day === undefined || local_day === day);
    return json(200, mealList.parse({ items: items.slice(0, mealsListed) }));
  }

  private guess(path: string): Response {
    const guess = this.guesses[decodeURIComponent(path.split("/").at(-1) ?? "")];
    return guess ? json(200, calorieGuess.parse(guess)) : refusal("not_found");
  }

  private identify(call: Call, path: string): Response {
    const schema = path === routes.signIn ? signInRequest : signUpRequest;
    const { email } = schema.parse(call.body);
    if (path === routes.signUp) return new Response(null, { status: 204 });
    return json(200, { email, createdAt: "2026-11-19T10:00:00Z" });
  }

  private trend(call: Call, path: string): Response | undefined {
    if (path.startsWith(routes.insights)) return this.insight(call, path);
    if (path !== routes.trends) return undefined;
    const { from, to } = trendsQuery.parse(queryOf(call));
    const days = this.trendDays.filter(({ day }) => day >= from && day <= to);
    const hours = days.length > 0 ? [{ hour: 8, meals: days.length }] : [];
    const body: Trends = { from, to, days, hours, foods: this.trendFoods };
    return json(200, trends.parse(body));
  }

  private insight(call: Call, path: string): Response {
    const { week } = insightsQuery.parse(queryOf(call));
    if (path === routes.insights) {
      const items = this.insights.filter(({ id }) => !this.dismissed.has(`${id} ${week}`));
      return json(200, insightList.parse({ week, days: this.trendDays.length, items }));
    }
    const known = this.insights.find(({ id }) => routes.insightDismissal(id) === path);
    if (!known) return refusal("not_found");
    const key = `${known.id} ${week}`;
    if (call.method === "PUT") this.dismissed.add(key);
    else this.dismissed.delete(key);
    return new Response(null, { status: 204 });
  }

  private queue(call: Call): Response {
    const { message, photo_id } = queueRequest.parse(call.body);
    if (message === "" && !this.modelStatus.reads_photos) return refusal("photo_needs_words");
    const job: ChatJob = {
      id: `job-${this.jobs.length + 1}`,
      message,
      ...(photo_id && { photo_id }),
      status: "queued",
      created_at: new Date().toISOString(),
    };
    this.jobs = [job, ...this.jobs];
    return json(202, job);
  }

  private logAgain(call: Call): Response {
    const copies = logAgainRequest.parse(call.body).meals.flatMap(({ id, consumed_at }, place) => {
      const meal = this.meals.find((other) => other.id === id);
      if (!meal) return [];
      const copy = { ...meal, id: `again-${this.meals.length + place}` };
      return [{ ...copy, context: { ...meal.context, consumed_at } }];
    });
    this.meals = [...copies, ...this.meals];
    return json(201, mealList.parse({ items: copies }));
  }

  private quickAdd(call: Call): Response {
    const { amounts = {}, title = "Quick Add" } = quickAddRequest.parse(call.body);
    const id = `quick-${this.meals.length}`;
    const meal = sampleMeal({ id, title, macros: sampleMacros(amounts as object) });
    this.meals = [meal, ...this.meals];
    return json(201, quickAdded.parse(meal));
  }

  private takePhoto(call: Call): Response {
    const { photo } = call.body as { readonly photo: File };
    const id = `${this.photos.size + 1}`.padStart(32, "0");
    this.photos.set(id, photo);
    return json(201, uploadedPhoto.parse({ id }));
  }

  private share(call: Call, path: string): Response {
    if (call.method === "GET") return json(200, shareList.parse({ items: this.shares }));
    if (call.method === "DELETE") {
      const before = this.shares.length;
      this.shares = this.shares.filter((other) => routes.share(other.id) !== path);
      return this.shares.length < before
        ? new Response(null, { status: 204 })
        : refusal("share_not_found");
    }
    const wish = shareRequest.parse(call.body);
    const meal = this.meals.find((other) => other.id === wish.meal_id);
    if (!meal) return refusal("meal_not_found");
    const made: Share = {
      id: `share-${this.shares.length + 1}`,
      meal_id: meal.id,
      title: meal.title,
      has_photo: wish.with_photo && meal.photo_id !== undefined,
      created_at: "2026-11-19T10:00:00Z",
      expires_at: new Date(Date.UTC(2026, 10, 19 + wish.days, 10)).toISOString(),
    };
    this.shares = [made, ...this.shares];
    return json(
      201,
      newShare.parse({ ...made, path: pagePath(pages.calorieGuess, "c2FsbW9uLXJpY2UtYnJvY2Nv") }),
    );
  }

  private cancel(path: string): Response {
    const id = path.split("/").at(-2);
    this.jobs = this.jobs.map((job) => (job.id === id ? { ...job, status: "cancelled" } : job));
    return json(200, {});
  }

  /** Each job with those of its words that a meal still lists, and the questions that meals still ask. */
  private listJobs(): ChatJob[] {
    return this.jobs.map(({ not_counted: words = [], logged_meals: meals, ...job }) => {
      const left = words.filter((one) => this.meals.some((meal) => meal.not_counted.includes(one)));
      return {
        ...job,
        ...(meals && { logged_meals: meals.map((meal) => this.withQuestion(meal)) }),
        ...(left.length > 0 && { not_counted: left }),
      };
    });
  }

  private withQuestion({ asks: _, ...logged }: LoggedMeal): LoggedMeal {
    const meal = this.meals.find(({ id }) => id === logged.id);
    if (!meal?.question) return logged;
    return { ...logged, asks: { question: meal.question, version: meal.version } };
  }

  /** A job with all meals: a test has one job with meals. */
  private oneJob(call: Call, path: string): Response {
    if (call.method === "POST") return this.cancel(path);
    const job = this.jobs.find(({ id }) => routes.job(id) === path);
    if (!job) return refusal("job_not_found");
    return json(200, chatJobMeals.parse({ ...job, meals: this.meals }));
  }

  private hear(path: string): Response {
    if (path === routes.voiceStatus) return json(200, voiceStatus.parse(this.voiceStatus));
    return json(200, transcription.parse(this.transcription));
  }

  private oneMeal(call: Call, path: string): Response {
    if (path === routes.logAgain) return this.logAgain(call);
    if (path === routes.quickAdd) return this.quickAdd(call);
    const id = decodeURIComponent(path.split("/").at(-1) ?? "");
    const meal = this.meals.find((other) => other.id === id);
    if (!meal) return refusal("meal_not_found");
    if (call.method === "GET") return json(200, mealEntry.parse(meal));
    this.meals = this.meals.filter((other) => other !== meal);
    this.deletedMeals.push(meal);
    return new Response(null, { status: 204 });
  }

  private restore(path: string): Response {
    const meal = this.deletedMeals.find((other) => routes.restoreMeal(other.id) === path);
    if (!meal) return refusal("meal_not_found");
    this.meals = [...this.meals, meal];
    return json(200, mealEntry.parse(meal));
  }

  private model(call: Call, path: string): Response {
    if (path === routes.modelConsent) {
      const { consent } = modelConsentRequest.parse(call.body);
      this.modelStatus = { ...this.modelStatus, consent };
    }
    return json(200, modelStatus.parse(this.modelStatus));
  }

  private preference(call: Call): Response {
    if (call.method === "PUT") {
      Object.assign(this.preferences, preferenceChange.parse(call.body));
    }
    return json(200, userPreferences.parse(this.preferences));
  }
}
