CREATE SEQUENCE "public"."my_item_product_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1;--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"user_id" text NOT NULL,
	"cart_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"version_id" uuid NOT NULL,
	"size_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"method_id" integer NOT NULL,
	"color_id" integer NOT NULL,
	"area_kind_ids" integer[] NOT NULL,
	"name_tag_version_id" uuid,
	"hang_tag_version_id" uuid,
	"name" text NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "cart_lines_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "cart_lines_identity" UNIQUE NULLS NOT DISTINCT("user_id","cart_id","product_id","version_id","size_id","name_tag_version_id","hang_tag_version_id"),
	CONSTRAINT "cart_lines_quantity" CHECK ("cart_lines"."quantity" between 1 and 9999)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "carts_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "carts_state" CHECK ("carts"."state" in ('open', 'ordered'))
);
--> statement-breakpoint
CREATE TABLE "catalogue_items" (
	"id" integer PRIMARY KEY NOT NULL,
	"pku" text NOT NULL,
	"name" text NOT NULL,
	"data" jsonb NOT NULL,
	"withdrawn" boolean DEFAULT false NOT NULL,
	CONSTRAINT "catalogue_items_pku_unique" UNIQUE("pku")
);
--> statement-breakpoint
CREATE TABLE "catalogue_lookups" (
	"name" text PRIMARY KEY NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_sales" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalogue_sales_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"item_id" integer NOT NULL,
	"ordered_on" date NOT NULL,
	"pieces" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_state" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"content_hash" text NOT NULL,
	"imported_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"last_name" text NOT NULL,
	"first_name" text NOT NULL,
	"company_name" text DEFAULT '' NOT NULL,
	"postal_code" text NOT NULL,
	"prefecture" text NOT NULL,
	"city" text NOT NULL,
	"street" text NOT NULL,
	"building" text DEFAULT '' NOT NULL,
	"room" text DEFAULT '' NOT NULL,
	"phone" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "addresses_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "design_pictures" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"pixel_width" integer NOT NULL,
	"pixel_height" integer NOT NULL,
	"byte_size" integer NOT NULL,
	"facts" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "design_pictures_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "design_versions" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"content_hash" text NOT NULL,
	"document" jsonb NOT NULL,
	"warnings" text[] NOT NULL,
	"accepted_warnings" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"printed_at" timestamp with time zone,
	CONSTRAINT "design_versions_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "designs" (
	"user_id" text NOT NULL,
	"product_id" integer NOT NULL,
	"step" smallint DEFAULT 1 NOT NULL,
	"document" jsonb NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "designs_user_id_product_id_step_pk" PRIMARY KEY("user_id","product_id","step"),
	CONSTRAINT "designs_step" CHECK ("designs"."step" in (1, 2, 3))
);
--> statement-breakpoint
CREATE TABLE "inquiries" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"topic" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favourites" (
	"user_id" text NOT NULL,
	"item_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favourites_user_id_item_id_pk" PRIMARY KEY("user_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"account_id" text NOT NULL,
	"issuer" text,
	"password_hash" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"name" text NOT NULL,
	"image" text,
	"kind" text DEFAULT 'consumer' NOT NULL,
	"is_set_up" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier_hash" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agreements" (
	"user_id" text NOT NULL,
	"document" text NOT NULL,
	"version" text NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agreements_user_id_document_version_pk" PRIMARY KEY("user_id","document","version")
);
--> statement-breakpoint
CREATE TABLE "business_profiles" (
	"user_id" text PRIMARY KEY NOT NULL,
	"company_name" text NOT NULL,
	"contact_name" text NOT NULL,
	"phone" text NOT NULL,
	"applied_at" timestamp with time zone NOT NULL,
	"approved_at" timestamp with time zone,
	"rejected_at" timestamp with time zone,
	"discount_rate_bp" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guardian_consents" (
	"user_id" text NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"guardian_name" text NOT NULL,
	"wording" text NOT NULL,
	"birthday" date NOT NULL,
	"address" text NOT NULL,
	"user_agent" text NOT NULL,
	CONSTRAINT "guardian_consents_user_id_consented_at_pk" PRIMARY KEY("user_id","consented_at")
);
--> statement-breakpoint
CREATE TABLE "member_profiles" (
	"user_id" text PRIMARY KEY NOT NULL,
	"nickname" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"birthday" date,
	"read_private_notifications" text[] DEFAULT '{}' NOT NULL,
	"read_public_notifications" text[] DEFAULT '{}' NOT NULL,
	"first_login_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "operation_logs" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"operate_type" integer NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "operation_logs_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "sign_ups" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"kind" text NOT NULL,
	"details" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mile_balances" (
	"user_id" text PRIMARY KEY NOT NULL,
	"balance" integer NOT NULL,
	"rank_id" integer NOT NULL,
	"ranked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mile_balances_not_negative" CHECK ("mile_balances"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "mile_entries" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"miles" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"order_number" text NOT NULL,
	"valid_until" date NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mile_entries_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "mile_entries_kind" CHECK (("mile_entries"."kind" = 'earned') = ("mile_entries"."miles" > 0) and "mile_entries"."miles" <> 0)
);
--> statement-breakpoint
CREATE TABLE "mile_lots" (
	"user_id" text NOT NULL,
	"order_id" uuid NOT NULL,
	"order_number" text NOT NULL,
	"valid_until" date NOT NULL,
	"miles" integer NOT NULL,
	"remaining" integer NOT NULL,
	CONSTRAINT "mile_lots_user_id_order_id_pk" PRIMARY KEY("user_id","order_id"),
	CONSTRAINT "mile_lots_remaining" CHECK ("mile_lots"."miles" > 0 and "mile_lots"."remaining" between 0 and "mile_lots"."miles")
);
--> statement-breakpoint
CREATE TABLE "withdrawal_codes" (
	"user_id" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawal_reasons" (
	"id" text PRIMARY KEY NOT NULL,
	"reason" text,
	"comment" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawn_members" (
	"user_id" text PRIMARY KEY NOT NULL,
	"withdrawn_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gallery_reports" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"reporter_id" text,
	"reason" text NOT NULL,
	"comment" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "gallery_reports_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "my_item_pictures" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"pixel_width" integer NOT NULL,
	"pixel_height" integer NOT NULL,
	"byte_size" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "my_item_pictures_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "my_items" (
	"user_id" text NOT NULL,
	"product_id" integer NOT NULL,
	"pku" text NOT NULL,
	"catalogue_item_id" integer NOT NULL,
	"method_id" integer NOT NULL,
	"color_id" integer NOT NULL,
	"area_kind_ids" integer[] NOT NULL,
	"name_tag_version_id" uuid,
	"hang_tag_version_id" uuid,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"size_ids" integer[],
	"gallery" text[],
	"selling_price" integer NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"delete_flag" smallint DEFAULT 1 NOT NULL,
	"promotion_flag" smallint DEFAULT 0 NOT NULL,
	"published_at" timestamp with time zone,
	"gallery_hidden_at" timestamp with time zone,
	"popularity" integer DEFAULT 0 NOT NULL,
	"version_id" uuid,
	"request_key" uuid,
	"create_time" timestamp with time zone NOT NULL,
	"update_time" timestamp with time zone NOT NULL,
	CONSTRAINT "my_items_user_id_product_id_pk" PRIMARY KEY("user_id","product_id"),
	CONSTRAINT "my_items_promotion_flag" CHECK ("my_items"."promotion_flag" in (0, 1)),
	CONSTRAINT "my_items_published_is_completed" CHECK ("my_items"."promotion_flag" = 0 or ("my_items"."status" = 1 and "my_items"."delete_flag" = 0 and "my_items"."published_at" is not null)),
	CONSTRAINT "my_items_status" CHECK ("my_items"."status" in (0, 1)),
	CONSTRAINT "my_items_delete_flag" CHECK ("my_items"."delete_flag" in (0, 1)),
	CONSTRAINT "my_items_selling_price" CHECK ("my_items"."selling_price" between 0 and 999999),
	CONSTRAINT "my_items_completed_has_design" CHECK ("my_items"."status" = 0 or "my_items"."version_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "profit_settings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"fan_count" integer,
	"buyer_shares" integer[] NOT NULL,
	CONSTRAINT "profit_settings_fan_count" CHECK ("profit_settings"."fan_count" between 1 and 100000000)
);
--> statement-breakpoint
CREATE TABLE "maintenance_records" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "maintenance_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"status" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "private_notifications" (
	"user_id" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "private_notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 10002 CACHE 1),
	"type" integer NOT NULL,
	"content" text NOT NULL,
	"link_url" text,
	"icon_path" text,
	"account_type" text,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "private_notifications_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "private_notifications_type" CHECK ("private_notifications"."type" between 1 and 8)
);
--> statement-breakpoint
CREATE TABLE "public_notifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "public_notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" integer NOT NULL,
	"content" text NOT NULL,
	"link_url" text,
	"icon_path" text,
	"account_type" text,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "public_notifications_type" CHECK ("public_notifications"."type" between 1 and 8)
);
--> statement-breakpoint
CREATE TABLE "system_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "system_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"sub_title" text NOT NULL,
	"link_url" text,
	"type" integer NOT NULL,
	"status" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "system_messages_type" CHECK ("system_messages"."type" between 1 and 3)
);
--> statement-breakpoint
CREATE TABLE "order_destinations" (
	"user_id" text NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"last_name" text NOT NULL,
	"first_name" text NOT NULL,
	"company_name" text DEFAULT '' NOT NULL,
	"postal_code" text NOT NULL,
	"prefecture" text NOT NULL,
	"city" text NOT NULL,
	"street" text NOT NULL,
	"building" text DEFAULT '' NOT NULL,
	"room" text DEFAULT '' NOT NULL,
	"phone" text NOT NULL,
	CONSTRAINT "order_destinations_user_id_order_id_position_pk" PRIMARY KEY("user_id","order_id","position")
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"user_id" text NOT NULL,
	"order_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"version_id" uuid NOT NULL,
	"name" text NOT NULL,
	"item_id" integer NOT NULL,
	"item_name" text NOT NULL,
	"size_id" integer NOT NULL,
	"size_name" text NOT NULL,
	"color_id" integer NOT NULL,
	"color_name" text NOT NULL,
	"color_value" text NOT NULL,
	"method_id" integer NOT NULL,
	"method_name" text NOT NULL,
	"area_kinds" jsonb NOT NULL,
	"name_tag_version_id" uuid,
	"hang_tag_version_id" uuid,
	"tags" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price" integer NOT NULL,
	"amount" integer NOT NULL,
	"discount" integer NOT NULL,
	"tax_rate" integer NOT NULL,
	"destination" integer NOT NULL,
	CONSTRAINT "order_lines_user_id_order_id_id_pk" PRIMARY KEY("user_id","order_id","id"),
	CONSTRAINT "order_lines_amount" CHECK ("order_lines"."unit_price" * "order_lines"."quantity" = "order_lines"."amount" and "order_lines"."quantity" > 0),
	CONSTRAINT "order_lines_discount" CHECK ("order_lines"."discount" between 0 and "order_lines"."amount")
);
--> statement-breakpoint
CREATE TABLE "order_moves" (
	"user_id" text NOT NULL,
	"order_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"axis" text NOT NULL,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	"cause" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_moves_user_id_order_id_id_pk" PRIMARY KEY("user_id","order_id","id")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "orders_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cart_id" uuid,
	"cart_revision" integer NOT NULL,
	"lifecycle" text NOT NULL,
	"payment" text NOT NULL,
	"fulfilment" text NOT NULL,
	"payment_method" text NOT NULL,
	"email" text NOT NULL,
	"quantity" integer NOT NULL,
	"subtotal" integer NOT NULL,
	"discounts" jsonb NOT NULL,
	"discount_total" integer NOT NULL,
	"delivery" integer NOT NULL,
	"total" integer NOT NULL,
	"taxes" jsonb NOT NULL,
	"fingerprint" text NOT NULL,
	"dispatch_by" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"placed_at" timestamp with time zone,
	CONSTRAINT "orders_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "orders_cart" UNIQUE("user_id","cart_id"),
	CONSTRAINT "orders_lifecycle" CHECK ("orders"."lifecycle" in ('draft', 'placed', 'abandoned', 'cancelled')),
	CONSTRAINT "orders_payment_state" CHECK ("orders"."payment" in ('unpaid', 'pending', 'invoiced', 'paid', 'refunding', 'partly_refunded', 'refunded', 'void')),
	CONSTRAINT "orders_fulfilment_state" CHECK ("orders"."fulfilment" in ('waiting', 'printing', 'packed', 'shipped', 'stored', 'stopped')),
	CONSTRAINT "orders_adds_up" CHECK ("orders"."subtotal" - "orders"."discount_total" + "orders"."delivery" = "orders"."total"),
	CONSTRAINT "orders_not_negative" CHECK ("orders"."discount_total" >= 0 and "orders"."delivery" >= 0 and "orders"."total" > 0)
);
--> statement-breakpoint
CREATE TABLE "local_gateway_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_intent_id" text NOT NULL,
	"amount" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "local_gateway_replies" (
	"key" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"reply" jsonb
);
--> statement-breakpoint
CREATE TABLE "local_gateway_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_intent_id" text NOT NULL,
	"status" text NOT NULL,
	"intent_status" text NOT NULL,
	"decline" text,
	"method" text NOT NULL,
	"amount" integer NOT NULL,
	"title" text NOT NULL,
	"email" text NOT NULL,
	"client_reference_id" text NOT NULL,
	"metadata" jsonb NOT NULL,
	"success_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "local_gateway_sessions_payment_intent_id_unique" UNIQUE("payment_intent_id")
);
--> statement-breakpoint
CREATE TABLE "gateway_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"object_id" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"user_id" text NOT NULL,
	"order_id" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"method" text NOT NULL,
	"amount" integer NOT NULL,
	"return_origin" text NOT NULL,
	"state" text NOT NULL,
	"claimed_until" timestamp with time zone NOT NULL,
	"session_id" text,
	"url" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_attempts_user_id_order_id_attempt_pk" PRIMARY KEY("user_id","order_id","attempt"),
	CONSTRAINT "payment_attempts_amount" CHECK ("payment_attempts"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"user_id" text NOT NULL,
	"order_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_ref" text NOT NULL,
	"type" text NOT NULL,
	"amount" integer NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_events_user_id_order_id_id_pk" PRIMARY KEY("user_id","order_id","id"),
	CONSTRAINT "payment_events_amount" CHECK ("payment_events"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_user_id_cart_id_carts_user_id_id_fk" FOREIGN KEY ("user_id","cart_id") REFERENCES "public"."carts"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "designs" ADD CONSTRAINT "designs_user_id_product_id_my_items_user_id_product_id_fk" FOREIGN KEY ("user_id","product_id") REFERENCES "public"."my_items"("user_id","product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_profiles" ADD CONSTRAINT "business_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardian_consents" ADD CONSTRAINT "guardian_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_profiles" ADD CONSTRAINT "member_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mile_balances" ADD CONSTRAINT "mile_balances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mile_entries" ADD CONSTRAINT "mile_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mile_lots" ADD CONSTRAINT "mile_lots_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_codes" ADD CONSTRAINT "withdrawal_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_destinations" ADD CONSTRAINT "order_destinations_user_id_order_id_orders_user_id_id_fk" FOREIGN KEY ("user_id","order_id") REFERENCES "public"."orders"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_user_id_order_id_orders_user_id_id_fk" FOREIGN KEY ("user_id","order_id") REFERENCES "public"."orders"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_moves" ADD CONSTRAINT "order_moves_user_id_order_id_orders_user_id_id_fk" FOREIGN KEY ("user_id","order_id") REFERENCES "public"."orders"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "carts_open" ON "carts" USING btree ("user_id") WHERE "carts"."state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_default" ON "addresses" USING btree ("user_id") WHERE "addresses"."is_default";--> statement-breakpoint
CREATE INDEX "design_pictures_newest" ON "design_pictures" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "design_versions_id" ON "design_versions" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "design_versions_content" ON "design_versions" USING btree ("user_id","product_id","content_hash");--> statement-breakpoint
CREATE INDEX "inquiries_age" ON "inquiries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "favourites_list" ON "favourites" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "accounts_user" ON "accounts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_of_provider" ON "accounts" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "verifications" USING btree ("identifier_hash");--> statement-breakpoint
CREATE INDEX "verifications_expiry" ON "verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "operation_logs_age" ON "operation_logs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sign_ups_email" ON "sign_ups" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "sign_ups_age" ON "sign_ups" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mile_entries_history" ON "mile_entries" USING btree ("user_id","recorded_at");--> statement-breakpoint
CREATE INDEX "mile_lots_expiry" ON "mile_lots" USING btree ("valid_until") WHERE "mile_lots"."remaining" > 0;--> statement-breakpoint
CREATE INDEX "withdrawal_reasons_age" ON "withdrawal_reasons" USING btree ("given_at");--> statement-breakpoint
CREATE INDEX "gallery_reports_open" ON "gallery_reports" USING btree ("created_at") WHERE settled_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "my_item_pictures_id" ON "my_item_pictures" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "my_items_request" ON "my_items" USING btree ("user_id","request_key");--> statement-breakpoint
CREATE INDEX "my_items_list" ON "my_items" USING btree ("user_id","delete_flag","status","update_time");--> statement-breakpoint
CREATE INDEX "my_items_newest" ON "my_items" USING btree ("published_at" DESC NULLS FIRST,"product_id" DESC NULLS FIRST) WHERE promotion_flag = 1;--> statement-breakpoint
CREATE INDEX "my_items_popular" ON "my_items" USING btree ("popularity" DESC NULLS FIRST,"published_at" DESC NULLS FIRST,"product_id" DESC NULLS FIRST) WHERE promotion_flag = 1;--> statement-breakpoint
CREATE INDEX "my_items_published" ON "my_items" USING btree ("product_id") WHERE promotion_flag = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_sequence" ON "orders" USING btree ("sequence");--> statement-breakpoint
CREATE INDEX "orders_history" ON "orders" USING btree ("user_id","placed_at");--> statement-breakpoint
CREATE INDEX "orders_drafts" ON "orders" USING btree ("created_at") WHERE "orders"."lifecycle" = 'draft';--> statement-breakpoint
CREATE INDEX "orders_payment" ON "orders" USING btree ("payment");--> statement-breakpoint
CREATE INDEX "orders_fulfilment" ON "orders" USING btree ("fulfilment");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_session" ON "payment_attempts" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "payment_attempts_unsettled" ON "payment_attempts" USING btree ("created_at") WHERE "payment_attempts"."state" in ('creating', 'open', 'pending');--> statement-breakpoint
CREATE UNIQUE INDEX "payment_events_once" ON "payment_events" USING btree ("provider","provider_ref","type");