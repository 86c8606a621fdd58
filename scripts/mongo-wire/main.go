// A server that speaks MongoDB's wire protocol, for tests: FerretDB on SQLite files in a folder that goes when it ends,
// on loopback, on a free port. Embedded like this it has no telemetry. Prints its address as its first line.
package main

import (
	"context"
	"fmt"
	"log/slog"
	"os"
	"os/signal"
	"syscall"

	"github.com/FerretDB/FerretDB/ferretdb"
)

func main() {
	if err := serve(); err != nil {
		fmt.Fprintln(os.Stderr, "mongo-wire:", err)
		os.Exit(1)
	}
}

func serve() error {
	folder, err := os.MkdirTemp("", "surefoot-mongo-wire-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	server, err := ferretdb.New(&ferretdb.Config{
		Listener:  ferretdb.ListenerConfig{TCP: "127.0.0.1:0"},
		Handler:   "sqlite",
		SQLiteURL: "file:" + folder + "/",
		Logger:    slog.New(slog.NewTextHandler(os.Stderr, &slog.HandlerOptions{Level: slog.LevelError})),
	})
	if err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	fmt.Println(server.MongoDBURI())
	if err := server.Run(ctx); err != nil && ctx.Err() == nil {
		return err
	}
	return nil
}
